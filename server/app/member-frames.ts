import { LRUCache } from 'lru-cache';
import type { Markup, MembersPageRequest, Renderer } from './renderer.ts';

/** About 12 MB of templates. */
const mostCached = 500;

/** Makes a member's frame; null for a page that has another one. `version` names what the API answers to everybody. */
export type FrameOf = (request: MembersPageRequest, version: string) => Promise<Markup | null>;

/**
 * Renders a frame once for all members who share it, and puts each member into it. Templates hold nothing of a member.
 * Their key has all that they are made of, so that a change of a tenant's configuration ends them.
 */
export function createMemberFrames({ shareMembersFrame }: Pick<Renderer, 'shareMembersFrame'>): FrameOf {
  const cached = new LRUCache<string, ReturnType<NonNullable<ReturnType<typeof shareMembersFrame>>['make']>>({
    max: mostCached,
  });
  return async (request, version) => {
    const shared = shareMembersFrame(request);
    if (shared === null) return null;
    const key = `${request.client} ${version} ${shared.key}`;
    const made = cached.get(key) ?? shared.make();
    cached.set(key, made);
    const template = await made.catch((error: unknown) => {
      cached.delete(key);
      throw error;
    });
    return template && shared.fill(template);
  };
}
