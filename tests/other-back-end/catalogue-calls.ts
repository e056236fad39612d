import type { Context } from './http.ts';
import { refuse } from './http.ts';
import type { Handler } from './session-calls.ts';

export const readClient: Handler = ({ tenant }) => ({ client: tenant.client });

export const readTiers: Handler = ({ tenant }) => ({ membershipTiers: tenant.tiers });

export const readTheme: Handler = ({ tenant }) => ({ theme: tenant.theme });

export const readCategories: Handler = ({ tenant }) => ({ data: tenant.categories });

export function page<Item>(items: readonly Item[], query: URLSearchParams): Item[] {
  const size = Number(query.get('pageSize') ?? 20);
  const number = Number(query.get('pageNumber') ?? 1);
  return items.slice((number - 1) * size, number * size);
}

function findRewards(call: Context, rewards: readonly { brand: string; nameShort: string }[]) {
  const words = (call.query.get('search') ?? '').trim().toLowerCase();
  return rewards.filter(({ brand, nameShort }) => `${brand} ${nameShort}`.toLowerCase().includes(words));
}

export const readRewards: Handler = ({ tenant }, call) => {
  const featured = call.query.get('featured');
  const category = call.query.get('category');
  const found = tenant.rewards
    .filter((reward) => featured === null || reward.featured === (featured === '1'))
    .filter((reward) => category === null || category === '' || reward.category === category);
  return { items: page(findRewards(call, found), call.query) };
};

export const searchRewards: Handler = ({ tenant }, call) => {
  if (call.query.get('search') === null) throw refuse('i_reward_001', 'Bad reward search query');
  return { items: page(findRewards(call, tenant.rewards), call.query) };
};
