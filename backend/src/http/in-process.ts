import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import type { App } from '../service';

/** An unpublished article that a request may read, by the token of a preview link. */
export interface Preview {
  item: string;
  token: string;
}

/** Requests made by this process itself; a request from a socket can never be in here. */
const ownRequests = new WeakMap<IncomingMessage, Preview | null>();

/**
 * Sends a request to a ready application in process; `isInProcess` recognises it.
 * @param preview must be verified
 */
export function requestInProcess(app: App, options: InjectOptions, preview: Preview | null = null): Promise<Response> {
  return inject((request, response) => {
    ownRequests.set(request, preview);
    app.routing(request, response);
  }, options);
}

/** Whether a request was made by `askInProcess`. Rate limits do not apply to it, because rendering has its own. */
export function isInProcess({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return ownRequests.has(raw);
}

/** The article that an in-process request may read in addition to public data. */
export function previewOf({ raw }: Pick<FastifyRequest, 'raw'>): Preview | null {
  return ownRequests.get(raw) ?? null;
}
