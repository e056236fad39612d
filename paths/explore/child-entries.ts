import { registry } from '#machines/registry.ts';
import type { AnyRegistryEntry, OutcomeCases } from '#machines/registry-entry.ts';
import { machineIn } from './actor-tree.ts';
import { onceForEach } from './memoize.ts';

const childNodesOf = onceForEach<AnyRegistryEntry | null>();

/** The entry of a machine by the name that its parent has for it; null for what is no machine. */
export function actorNodeOf(name: string, parent: AnyRegistryEntry): AnyRegistryEntry | null {
  return childNodesOf(parent, name, () => findActorNode(name, parent));
}

/** Forms, payments and reads run under names of their own: what describes them tells which entry they are. */
function findActorNode(name: string, parent: AnyRegistryEntry): AnyRegistryEntry | null {
  const machine = machineIn(parent, name);
  if (machine === null) return registry.find((entry) => entry.machine.id === name) ?? null;
  const listed = registry.find((entry) => entry.machine === machine);
  if (listed) return listed;
  const kind = registry.find((entry) => entry.machine.root.description === machine.root.description);
  if (!kind) throw new Error(`"${parent.machine.id}" runs "${name}", which the catalogue does not know.`);
  return { ...kind, machine, outcomes: outcomesFor(kind, parent.outcomes[name]?.done ?? []) };
}

type Outcomes = AnyRegistryEntry['outcomes'];

/** What is sent or paid for comes to what its parent waits for: the answers of the one are those of the other. */
function outcomesFor({ outcomes }: AnyRegistryEntry, awaited: OutcomeCases<unknown>['done']): Outcomes {
  const { sendForm, sendOrder, askOutcome } = outcomes;
  if (sendForm && awaited.length > 0) return { ...outcomes, sendForm: { ...sendForm, done: awaited } };
  if (!sendOrder || !askOutcome) return outcomes;
  const paid = awaited.flatMap(({ title, output }) => {
    const { kind, answer } = output as { kind: string; answer?: unknown };
    return kind === 'succeeded' ? [{ title, output: { kind: 'settled', answer } }] : [];
  });
  const refused = awaited.flatMap(({ title, output }) => {
    const { error } = output as { error?: unknown };
    return error ? [{ title, error }] : [];
  });
  const isOpen = ({ output }: { output: unknown }) => (output as { kind: string }).kind !== 'settled';
  const replies = ({ done, error }: OutcomeCases<unknown>) => ({
    done: [...paid, ...done.filter(isOpen)],
    error,
  });
  return {
    ...outcomes,
    sendOrder: { ...replies(sendOrder), error: [...refused, ...sendOrder.error] },
    askOutcome: replies(askOutcome),
  };
}
