"""`schatzkiste serve`: the page for people."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from schatzkiste.cli.arguments import FILE

if TYPE_CHECKING:
    from schatzkiste.server.settings import ServerOption

HELP = "Options"


class Serve(click.Command):
    """The command with the options of the server, which are asked for only when it is called."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The options, as the server's settings have them."""
        if len(self.params) == 1:
            try:
                from schatzkiste.server.settings import options
            except ModuleNotFoundError as error:
                raise missing(error) from error
            self.params += [as_parameter(option) for option in options()]
        return super().get_params(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options under their headings."""
        from schatzkiste.server.settings import PREFIX, options

        groups = {f"--{option.name}": option.group for option in options()}
        sections: dict[str, list[tuple[str, str]]] = {HELP: []}
        for parameter in self.get_params(ctx):
            line = parameter.get_help_record(ctx)
            if line is not None:
                sections.setdefault(groups.get(parameter.opts[0], HELP), []).append(line)
        for heading in [*(heading for heading in sections if heading != HELP), HELP]:
            with formatter.section(heading):
                formatter.write_dl(sections[heading])
        formatter.write_paragraph()
        formatter.write_text(
            f"An option may also stand in the environment (--log-level as {PREFIX}LOG_LEVEL) or in the file of --config"
            " (as log-level = ...); the command line comes before the environment, and that before the file."
        )


def as_parameter(option: "ServerOption") -> click.Option:
    """An option of the command line; its value is read with those of the environment and the file."""
    return click.Option(
        [f"--{option.name}/--no-{option.name}" if option.kind is bool else f"--{option.name}"],
        metavar=metavar(option),
        multiple=option.is_list,
        default=None,
        help=f"{option.text[0].upper()}{option.text[1:]}.  [{option.standard}]",
    )


def metavar(option: "ServerOption") -> str | None:
    """What stands for the value in the help."""
    if option.kind is bool:
        return None
    if option.expected.startswith("one of "):
        return option.expected.removeprefix("one of ").replace(", ", "|")
    return {int: "N", float: "N", Path: "FOLDER"}.get(option.kind, "TEXT")


def missing(error: ModuleNotFoundError) -> Exception:
    """The sentence for somebody who has installed the games only."""
    if (error.name or "").startswith("schatzkiste"):
        return error
    return click.ClickException(
        f"the server needs the package {error.name}; install it with: pip install 'schatzkiste[server]'"
    )


@click.command("serve", cls=Serve)
@click.option("--config", type=FILE, metavar="FILE", envvar="SCHATZKISTE_CONFIG", help="TOML file with options.")
def command(config: Path | None, **given: object) -> None:
    """Serve the games to browsers until Ctrl-C.

    \b
    Examples:
      schatzkiste serve
      schatzkiste serve --host 0.0.0.0 --port 8080 --data club
      schatzkiste serve --config club.toml --log-level info
    """
    try:
        import os

        from schatzkiste.server.serve import CannotServe, serve
        from schatzkiste.server.settings import BadSetting, read_settings
    except ModuleNotFoundError as error:
        raise missing(error) from error
    said = {name.replace("_", "-"): value for name, value in given.items() if value is not None and value != ()}
    try:
        settings = read_settings(said, os.environ, config)
    except BadSetting as error:
        raise click.UsageError(str(error), click.get_current_context()) from error
    try:
        serve(settings, announce=lambda address: click.echo(f"Schatzkiste is open at {address}"))
    except CannotServe as error:
        raise click.ClickException(str(error)) from error
