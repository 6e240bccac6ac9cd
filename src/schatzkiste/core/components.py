"""Component files: the printed facts of a game as TOML, read once and told apart by what they say."""

import json
import tomllib
from hashlib import sha256

from schatzkiste.core.document import Document
from schatzkiste.core.errors import BadComponents


class ComponentFile:
    """A component file as a document to be checked.

    `digest` tells files apart by their content, whatever their comments and spaces; `text_digest` does so to the
    letter, as records of format 1 did.
    """

    def __init__(self, text: str) -> None:
        try:
            values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"components: not valid TOML: {error}") from error
        self.doc = Document(values, "components", BadComponents)
        content = json.dumps(values, sort_keys=True, separators=(",", ":"), default=str)
        self.digest = sha256(content.encode()).hexdigest()[:16]
        self.text_digest = sha256(text.encode()).hexdigest()[:16]
