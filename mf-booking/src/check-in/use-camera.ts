import { useEffect, useRef, useState, type RefObject } from 'react';
import { newCodeFilter, type SeenCode } from './new-code-filter';

const LOOK_EVERY_MS = 150;

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  isOn: boolean;
  hasFailed: boolean;
  turn: (on: boolean) => void;
}

/** Scans codes with the camera until it is turned off, except while paused; each is reported once while in view. */
export function useCamera(onCode: (seen: SeenCode) => void, isPaused: boolean): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, isPaused });
  const [isOn, setOn] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    latest.current = { onCode, isPaused };
  });

  useEffect(() => {
    const screen = video.current;
    if (!isOn || !screen) return undefined;
    const ends: (() => void)[] = [];
    let isStopped = false;
    function atEnd(end: () => void): void {
      if (isStopped) end();
      else ends.push(end);
    }
    async function start(): Promise<void> {
      const loading = import('./code-reader');
      // Awaited below, once the camera can be stopped.
      loading.catch(() => undefined);
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      atEnd(() => stream.getTracks().forEach((track) => track.stop()));
      if (isStopped) return;
      const { openCodeReader } = await loading;
      const reader = await openCodeReader();
      screen!.srcObject = stream;
      await screen!.play();
      const newCode = newCodeFilter();
      while (!isStopped) {
        // An unreadable frame, for example while the camera starts, is skipped.
        const codes = await reader.read(screen!).catch(() => []);
        const seen = newCode(codes, performance.now());
        // Codes seen during a pause are ignored: the refused ticket is still in front of the camera.
        if (seen && !isStopped && !latest.current.isPaused) latest.current.onCode(seen);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    }
    start().catch(() => {
      if (isStopped) return;
      setFailed(true);
      setOn(false);
    });
    return () => {
      isStopped = true;
      for (const end of ends) end();
    };
  }, [isOn]);
  return {
    video,
    isOn,
    hasFailed,
    turn: (on) => {
      setFailed(false);
      setOn(on);
    },
  };
}
