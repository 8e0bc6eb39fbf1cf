import type { ClientMessage, ServerMessage } from "./protocol";

export type Line = "connecting" | "open" | "lost" | "replaced";

export interface Listener {
  message(message: ServerMessage): void;
  line(line: Line): void;
}

const BEAT = 20_000;
const PATIENCE = 45_000;

/** One socket for one table: says hello, beats, and comes back after a loss with the last number. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private done = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly seq: () => number | undefined,
  ) {}

  /** Connects; a further try by itself leaves the line lost until it is there again. */
  open(again = false) {
    this.done = false;
    clearTimeout(this.timer);
    if (!again) this.listener.line("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.listener.line("open");
      const seq = this.seq();
      this.send(seq === undefined ? { type: "hello" } : { type: "hello", seq });
      clearInterval(this.beat);
      this.beat = setInterval(() => {
        if (Date.now() - this.heard > PATIENCE) socket.close();
        else this.send({ type: "ping" });
      }, BEAT);
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "replaced") {
        this.done = true;
        this.listener.line("replaced");
        socket.close();
      } else if (message.type !== "pong") this.listener.message(message);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      clearInterval(this.beat);
      if (this.done) return;
      this.listener.line("lost");
      this.timer = setTimeout(() => this.open(true), Math.min(5000, 250 * 2 ** this.tries++));
    };
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.done = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    this.socket = null;
  }
}

export function socketAddress(table: string, at: Location = location) {
  const scheme = at.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${at.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
