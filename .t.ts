import { explore } from '#tests/support/model/graph.ts';
import { catalogue } from '#machines/catalogue.ts';
for (const id of ['login','subscription','card','deals','navigation']) {
  const e = catalogue.find((x) => x.machine.id === id)!;
  const t = performance.now(); const g = explore(e); console.log(id, g.nodes.length, g.nodes.flatMap(n=>n.edges).length, Math.round(performance.now() - t));
}
