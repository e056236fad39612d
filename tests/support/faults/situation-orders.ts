import { modulesIn } from '#paths/drive/modules-in.ts';
import type { SituationOrders } from './situation-order.ts';

const files = await modulesIn<{ orders: SituationOrders }>(new URL('orders/', import.meta.url), '.orders.ts');

/** How each call of the app is made at the server. */
export const situationOrders: SituationOrders = Object.assign({}, ...files.map(({ orders }) => orders));
