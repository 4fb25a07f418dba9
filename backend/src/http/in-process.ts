import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import type { App } from '../service';

/** An article that a request may read although it is not published, by a preview link's token. */
export interface Preview {
  item: string;
  token: string;
}

/** Requests that this process has made of itself; nothing that comes over a socket can get in here. */
const ownRequests = new WeakMap<IncomingMessage, Preview | null>();

/**
 * Asks an application that is ready, in process; `isInProcess` recognises the request.
 * @param preview a verified one
 */
export function askInProcess(app: App, options: InjectOptions, preview: Preview | null = null): Promise<Response> {
  return inject((request, response) => {
    ownRequests.set(request, preview);
    app.routing(request, response);
  }, options);
}

/** Whether a request is the process's own, made by `askInProcess`: what it renders has its limits already. */
export function isInProcess({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return ownRequests.has(raw);
}

/** The article that a request of the process's own may read beside what everybody may. */
export function previewOf({ raw }: Pick<FastifyRequest, 'raw'>): Preview | null {
  return ownRequests.get(raw) ?? null;
}
