import { catalogue } from '#machines/catalogue.ts';
import { chartOf, choicesAt, walk, caseId, type Way } from '#gallery/screens/ways.ts';
const chart = chartOf(catalogue.find((e) => e.machine.id === 'signUp')!);
let way: Way = { start: 0, path: [] };
for (const t of ['A link had brought a plan', 'The plan is stored', 'The account step is shown','The account is created','The checkout is shown','The card step is done','The affinity step is shown','A team is chosen','The details are shown']) {
  const w = walk(chart, way); const cs = choicesAt(chart, w.position);
  console.log(w.steps.at(-1)?.leaves ?? w.first.leaves, '::', cs.map((c) => c.cause.title + (c.leaves ? '→' + c.leaves : '✗')).join(' | '));
  const c = cs.find((x) => x.cause.title === t); if (!c?.leaves) { console.log('NO', t); continue; } way = { ...way, path: [...way.path, c.id] };
}
