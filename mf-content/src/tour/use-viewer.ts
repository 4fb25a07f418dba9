import { prefersReducedMotion } from '@arbora/ui';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PanoramaViewer } from './viewer';

export interface ShownPanorama {
  /** Null until the first picture is loaded. */
  viewer: PanoramaViewer | null;
  isLoading: boolean;
  /** Error of loading the viewer or the picture. */
  error: unknown;
  retry: () => void;
}

/** Shows successive panoramas in an element, with a library that is loaded on first use. */
export function useViewer(
  container: RefObject<HTMLElement | null>,
  { image, yaw, onMove }: { image: string; yaw: number; onMove: () => void },
): ShownPanorama {
  const [viewer, setViewer] = useState<PanoramaViewer | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ image, yaw, onMove });
  useEffect(() => {
    latest.current = { image, yaw, onMove };
  }, [image, yaw, onMove]);

  useEffect(() => {
    let isGone = false;
    let opened: PanoramaViewer | undefined;
    const start = async (): Promise<void> => {
      const { openViewer } = await import('./viewer');
      if (isGone || !container.current) return;
      const { image: initialImage, yaw: initialYaw } = latest.current;
      opened = await openViewer(container.current, { image: initialImage, yaw: initialYaw, reducedMotion: prefersReducedMotion(), onMove: () => latest.current.onMove() }); // oxfmt-ignore
      if (isGone) return opened.close();
      setShown(initialImage);
      setViewer(opened);
    };
    start().catch((reason: unknown) => !isGone && setError(reason ?? new Error('no viewer')));
    return () => {
      isGone = true;
      opened?.close();
      setViewer(null);
    };
  }, [container, attempt]);

  useEffect(() => {
    if (!viewer || shown === image) return;
    let isGone = false;
    viewer.show(image, yaw).then(
      () => !isGone && setShown(image),
      (reason: unknown) => !isGone && setError(reason ?? new Error('no picture')),
    );
    return () => {
      isGone = true;
    };
  }, [viewer, shown, image, yaw]);

  const retry = useCallback(() => {
    setError(null);
    setShown(null);
    setAttempt((count) => count + 1);
  }, []);
  return { viewer, isLoading: error === null && shown !== image, error, retry };
}
