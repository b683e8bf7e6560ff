import { Delayed } from '../ui/delayed.tsx';
import { Brand } from './brand.tsx';

export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="flex flex-col items-center gap-4" role="status">
        <Brand />
        <Delayed>
          <h1 className="text-small text-soft">Loading your account...</h1>
        </Delayed>
      </div>
    </main>
  );
}
