export { enter } from './enter';
export { renderPage, renderPart, type PageTestOptions, type RenderedPage, type ShellReports } from './render-page';
export { logInAs, startAnonymous, testProfile } from './test-person';
export {
  reply,
  replyPage,
  testServer,
  type TestResponse,
  type TestHandler,
  type TestRequest,
  type TestRoutes,
  type TestRows,
  type TestServer,
} from './test-server';
