import { Pending } from './pending.tsx';

export function PendingAnswer() {
  return <Pending width="w-[36ch]" />;
}
