import { act } from '@testing-library/react';

/** Takes the network away, or brings it back, as a browser tells its pages. */
export function setNetwork(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
