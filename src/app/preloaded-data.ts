import * as v from 'valibot';

const blockSchema = v.object({
  client: v.string(),
  answers: v.record(v.string(), v.unknown()),
});

/** The answers of the API that came with the page, by the paths of their calls. */
export interface PreloadedData {
  /** Reads the answer of a call, once: undefined where none came, or it breaks the contract. */
  take: <Schema extends v.GenericSchema>(path: string, schema: Schema) => v.InferOutput<Schema> | undefined;
  /** Whether the answer of a call was there and could be read. */
  hasGiven: (path: string) => boolean;
}

/** The id of the block in the document, which the server writes. */
const blockId = 'served';

/** What the server has put into the page. A block that can't be read, or another client's, is none. */
export function readPreloaded(document: Pick<Document, 'getElementById'>, client: string): PreloadedData {
  return createPreloaded(answersIn(document.getElementById(blockId)?.textContent ?? '', client));
}

export function createPreloaded(answers: Readonly<Record<string, unknown>>): PreloadedData {
  const waiting = new Map(Object.entries(answers));
  const given = new Set<string>();
  return {
    take: (path, schema) => {
      if (!waiting.has(path)) return undefined;
      const result = v.safeParse(schema, waiting.get(path));
      waiting.delete(path);
      if (!result.success) return undefined;
      given.add(path);
      return result.output;
    },
    hasGiven: (path) => given.has(path),
  };
}

function answersIn(text: string, client: string): Readonly<Record<string, unknown>> {
  try {
    const block = v.parse(blockSchema, JSON.parse(text));
    return block.client === client ? block.answers : {};
  } catch {
    return {};
  }
}
