import { type ReactNode, useCallback, useRef } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { findScreen, type ScreenCode } from './screen.ts';

type PatientRouterProps = { screens: readonly ScreenCode[]; children: ReactNode };

const PATIENCE_MS = 250;

/** Leaves the old screen standing until the code of the next one is there, so that nothing blinks. */
export function PatientRouter({ screens, children }: PatientRouterProps) {
  const turns = useRef(0);
  const waitForScreen = useCallback<AroundNavHandler>(
    (navigate, address, options) => {
      turns.current += 1;
      const turn = turns.current;
      const next = findScreen(screens, address)?.screen;
      if (!next || next.isLoaded()) return navigate(address, options);
      const go = () => {
        if (turn === turns.current) navigate(address, options);
      };
      Promise.race([next.load(), patience()]).then(go, go);
    },
    [screens],
  );
  return <Router aroundNav={waitForScreen}>{children}</Router>;
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
