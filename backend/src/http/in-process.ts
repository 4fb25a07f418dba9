import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import type { App } from '../service';

/** Requests that this process has made of itself; nothing that comes over a socket can get in here. */
const ownRequests = new WeakSet<IncomingMessage>();

/** Asks an application that is ready, in process; `isInProcess` recognises the request. */
export function askInProcess(app: App, options: InjectOptions): Promise<Response> {
  return inject((request, response) => {
    ownRequests.add(request);
    app.routing(request, response);
  }, options);
}

/** Whether a request is the process's own, made by `askInProcess`: what it renders has its limits already. */
export function isInProcess({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return ownRequests.has(raw);
}
