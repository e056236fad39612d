import type { sessions } from './operations-schema.ts';
import type { clients, users } from './schema.ts';

export type ClientRow = typeof clients.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
