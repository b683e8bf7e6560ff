import { Pending } from '../ui/pending.tsx';

export function PendingAnswer() {
  return <Pending width="w-[36ch]" />;
}
