import { Icon } from '../ui/icons.tsx';

/** Says in full which address was refused and what the operator sets; a toast would be gone too soon. */
export function ForeignOriginNotice({ message }: { message: string }) {
  return (
    <section
      role="alert"
      className="flex items-start gap-3 rounded-box border border-danger bg-danger-soft p-4 text-small text-ink"
    >
      <Icon name="alert" className="text-danger" />
      <div className="min-w-0">
        <h2 className="font-semibold">The server does not know this address</h2>
        <p className="mt-1 break-words">{message}</p>
      </div>
    </section>
  );
}
