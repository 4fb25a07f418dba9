import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './dialog-in-jsdom';
import './quick-styles';

// Tolerates a busy machine.
configure({ asyncUtilTimeout: 5000 });

// Drafts of forms must not reach the next test.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
