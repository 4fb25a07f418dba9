import { respondOffline } from './offline-requests';

// The DOM type library does not have these types.
interface WorkerEvent extends Event {
  waitUntil: (job: Promise<unknown>) => void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
}
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('fetch', (event) => {
  const { caches, location } = scope;
  const response = respondOffline(event.request, {
    origin: location.origin,
    caches,
    fetch: (request) => fetch(request),
  });
  if (response) event.respondWith(response);
});
