import { Delayed } from '../ui/delayed.tsx';
import { Brand } from './brand.tsx';

export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div role="status">
        <Delayed>
          <div className="flex w-full flex-col items-center gap-4">
            <Brand />
            <h1 className="text-small text-soft">Loading your account...</h1>
          </div>
        </Delayed>
      </div>
    </main>
  );
}
