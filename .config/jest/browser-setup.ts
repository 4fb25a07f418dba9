import '@testing-library/jest-dom';
import './dialog-in-jsdom';

// Drafts of forms must not reach the next test.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
