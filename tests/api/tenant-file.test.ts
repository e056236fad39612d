import { mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTenant } from '#server/tenants/read-tenant.ts';
import { tenantSchema } from '#server/tenants/tenant-schema.ts';

const example = fileURLToPath(new URL('../../docs/tenant-example/', import.meta.url));

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tenant-'));
  cpSync(example, home, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Tree = Record<string, unknown>;

/** The example with changes, in a file. */
function write(changes: (tenant: Tree) => void): string {
  const file = join(home, 'lakeside.json');
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  changes(tenant);
  writeFileSync(file, JSON.stringify(tenant));
  return file;
}

const faultsOf = (file: string) => {
  const read = readTenant(file);
  return 'faults' in read ? read.faults : [];
};

/** The names of all fields of a schema, with those of the schemas in it. */
function fieldsOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([part, value]: [string, unknown]): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    if (part === 'entries') {
      return Object.entries(value).flatMap(([name, field]: [string, object]) => [name, ...fieldsOf(field)]);
    }
    return ['pipe', 'item', 'wrapped', 'options', 'value'].includes(part) || Array.isArray(schema)
      ? fieldsOf(value)
      : [];
  });
}

describe('a tenant’s file', () => {
  test('[SCAL-04] is sound as the example has it', () => {
    expect(faultsOf(join(home, 'lakeside.json'))).toEqual([]);
  });

  test('[SCAL-04] has each of its fields named in the documentation', () => {
    const documentation = readFileSync(join(example, '../tenant-file.md'), 'utf8');
    const isNamed = (name: string) =>
      [`\`${name}\``, `"${name}"`].some((each) => documentation.includes(each));
    const fields = fieldsOf(tenantSchema);
    expect(fields.length).toBeGreaterThan(60);
    expect(fields.filter((name) => !isNamed(name))).toEqual([]);
  });

  test('[SCAL-04] with eleven faults has all of them named', () => {
    const file = write((tenant) => {
      const [shore, deep] = tenant['tiers'] as Tree[];
      const [kitchen, shoes] = tenant['offers'] as Tree[];
      Object.assign(tenant, { id: 'Lake Side', currencyCode: 'EUR', colour: 'red' });
      delete tenant['supportEmail'];
      Object.assign(tenant['theme'] as Tree, {
        settings: { primary: 'url(x)', corners: 'wavy' },
        images: { logo: 'none.svg' },
      });
      Object.assign(shore ?? {}, { price: 12.345 });
      Object.assign(deep ?? {}, { name: 'Shore' });
      Object.assign(kitchen ?? {}, { category: 'boats' });
      Object.assign(shoes ?? {}, { earns: { percent: 101 } });
    });
    expect(faultsOf(file).toSorted()).toEqual([
      'colour: is not known',
      'currencyCode: must be USD or CAD',
      'id: must be a host label: small letters, numbers and hyphens',
      'none.svg: is not there',
      'offers.0.category: there is no category "boats"',
      'offers.1.earns.percent: must be at most 100',
      'supportEmail: is missing',
      'theme.settings.corners: "wavy" is none of soft, sharp, round',
      'theme.settings.primary: "url(x)" is no color like #14532D',
      'tiers.0.price: must have at most two decimals',
      'tiers: "Shore" is there twice',
    ]);
  });

  test('[SCAL-04] has what contradicts itself or has no effect named, in words and once', () => {
    const file = write((tenant) => {
      const [shore, deep] = tenant['tiers'] as Tree[];
      const [kitchen] = tenant['offers'] as Tree[];
      const causes = tenant['causes'] as Tree[];
      const theme = tenant['theme'] as Tree;
      Object.assign(tenant, { minimumCharge: 10, maximumContribution: 5, recipients: 'Lake Watch' });
      Object.assign(tenant, { causes: [...causes, ...causes] });
      Object.assign(tenant['config'] as Tree, { membershipModel: 'round_up_subscription' });
      Object.assign(theme['settings'] as Tree, { primry: '#123456', secondary: 'banana' });
      Object.assign(theme['images'] as Tree, { favicon: '../logo.svg' });
      Object.assign(shore ?? {}, { giveawayTickets: -1, plans: [{ frequency: 'month', price: -1 }] });
      Object.assign(deep ?? {}, { price: -1 });
      Object.assign(((kitchen ?? {})['locations'] as Tree[])[0] ?? {}, { latitude: 149.9 });
    });
    expect(faultsOf(file).toSorted()).toEqual([
      'causes: "Clean lake" is there twice',
      'maximumContribution: is below minimumCharge',
      'offers.0.locations.0.latitude: must be at most 90',
      'recipients: must be a list',
      'theme.images.favicon: must be the path of an svg, png, jpg or webp beside the file',
      'theme.settings.primry: is not known',
      'theme.settings.secondary: "banana" is no color like #14532D',
      'tiers.0.giveawayTickets: must be at least 0',
      'tiers.0.plans.0.price: the tier has a price',
      'tiers.1.plans.0.price: the tier rounds up',
    ]);
  });

  test('[SCAL-04] may be what other programs write: a byte order mark, and a comment in a picture', () => {
    const file = join(home, 'lakeside.json');
    const logo = join(home, 'pictures/logo.svg');
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    const comments = `<!-- Made by hand. -->\n<!DOCTYPE svg>\n<!-- ${'Licence. '.repeat(50)}-->\n`;
    writeFileSync(logo, `\uFEFF<?xml version="1.0"?>\n${comments}${readFileSync(logo, 'utf8')}`);
    expect(faultsOf(file)).toEqual([]);
    writeFileSync(file, '[]');
    expect(faultsOf(file)).toEqual(['the file: must be an object']);
  });

  test.each([
    ['lakeside.json is no JSON', '{"id": '],
    ['lakeside.json: "id" is there twice in one object', '{"id": "a", "id": "b"}'],
    ['lakeside.json: 0.1000000000000000001 has too many digits', '{"minimumCharge": 0.1000000000000000001}'],
  ])('[SCAL-04] that is unreadable is refused in one line: %s', (reason, text) => {
    const file = join(home, 'lakeside.json');
    writeFileSync(file, text);
    expect(() => readTenant(file)).toThrow(reason);
    expect(() => readTenant(join(home, 'none.json'))).toThrow('ENOENT');
  });

  test.each([
    ['a script', 'pictures/logo.svg', '<script>alert(1)</script>', 'pictures/logo.svg: is no svg'],
    [
      'too large',
      'pictures/logo.svg',
      `<svg>${' '.repeat(600_000)}</svg>`,
      'pictures/logo.svg: is larger than 500 kB',
    ],
  ])('[SCAL-04] with a picture that is %s is refused', (_, name, content, fault) => {
    writeFileSync(join(home, name), content);
    expect(faultsOf(join(home, 'lakeside.json'))).toEqual([fault]);
  });

  test.each([
    ['https://other.example', 'publicOrigin: must begin with the label lakeside'],
    ['https://lakeside.example/club', 'publicOrigin: must be like https://label.example, without a path'],
    ['http://lakeside.example', 'publicOrigin: must be like https://label.example, without a path'],
  ])('[SCAL-04] has a public origin of its label alone: %s', (publicOrigin, fault) => {
    expect(faultsOf(write((tenant) => Object.assign(tenant, { publicOrigin })))).toContain(fault);
  });
});
