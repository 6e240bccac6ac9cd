"""`schatzkiste serve`: the page for people."""

from pathlib import Path

import click


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port; 0 takes a free one."
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    default=Path("data"),
    show_default=True,
    help="Where the games are kept.",
)
def command(host: str, port: int, data: Path) -> None:
    """Serve the games to browsers until Ctrl-C.

    \b
    Examples:
      schatzkiste serve
      schatzkiste serve --host 0.0.0.0 --port 8080 --data club
    """
    try:
        from schatzkiste.server.serve import CannotServe, serve
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("schatzkiste"):
            raise
        raise click.ClickException(
            f"the server needs the package {error.name}; install it with: pip install 'schatzkiste[server]'"
        ) from error
    try:
        serve(host, port, data, announce=lambda address: click.echo(f"Schatzkiste is open at {address}"))
    except CannotServe as error:
        raise click.ClickException(str(error)) from error
