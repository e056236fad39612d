/** What the app in a frame tells the inspector around it; JSON, with nothing secret in it. */
export type Report =
  | {
      type: 'inspector.found';
      actor: string;
      /** What it is called by the actor around it. */
      name: string;
      /** The machine of the catalogue that it runs; null for a call or a listener. */
      machine: string | null;
      /** Null for the app. */
      parent: string | null;
      input: unknown;
    }
  | {
      type: 'inspector.moved';
      actor: string;
      /** The states that it is in, the outer ones too. */
      states: string[];
      status: string;
      /** The events for which no case of the catalogue is let through now. */
      refused: string[];
    }
  | {
      type: 'inspector.heard';
      actor: string;
      /** Null for one from outside: the screen, or the router. */
      from: string | null;
      event: string;
      payload: unknown;
      /** Milliseconds since the app's page was opened. */
      at: number;
    };
