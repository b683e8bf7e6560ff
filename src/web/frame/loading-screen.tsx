import { Delayed } from '../ui/delayed.tsx';
import { Brand } from './brand.tsx';

export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="flex w-full flex-col items-center gap-4" role="status">
        <Brand />
        <div className="min-h-lh text-small text-soft">
          <Delayed>
            <h1>Loading your account...</h1>
          </Delayed>
        </div>
      </div>
    </main>
  );
}
