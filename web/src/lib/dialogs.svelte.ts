/** The dialogs that any page can open: one at a time. */
export type DialogName = "menu" | "settings" | "keys" | "code";

class Dialogs {
  name = $state<DialogName | null>(null);
  /** the game at the table, whose rules the menu opens */
  game = $state("french");
  private opener: HTMLElement | null = null;

  open(name: DialogName) {
    if (!this.name) this.opener = document.activeElement as HTMLElement | null;
    this.name = name;
  }

  close = () => {
    this.name = null;
    // The dialog leaves the page first, then focus goes back to what opened it.
    setTimeout(() => this.opener?.isConnected && this.opener.focus());
  };
}

export const dialogs = new Dialogs();
