declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds; without it, `amount` says when to stop. */
    duration?: number;
    /** Requests altogether. */
    amount?: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    requests?: { setupRequest(request: Request): Request }[];
  }
  interface Request {
    body?: string;
    headers?: Record<string, string>;
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
