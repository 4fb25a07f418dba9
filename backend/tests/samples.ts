/** Whether tests that send a sample of their requests send all of them, which `npm test -- oracle --all` asks for. */
export const IS_WHOLE = Boolean(process.env.ALL_SAMPLES);
