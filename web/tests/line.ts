import type { FromClient, ToClient } from "../src/api/types";

/** The server's end of the line. */
export class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  heard: FromClient[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  accept(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(message: ToClient): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
