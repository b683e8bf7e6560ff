import { Icon } from '../ui/icons.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function AccessDenied() {
  usePageTitle('Access Denied');
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <div className="flex w-full max-w-md flex-col items-center gap-4 rounded-box border border-line bg-card p-8 text-center shadow-low">
        <Icon name="alert" size={24} className="text-danger" />
        <h1 tabIndex={-1} className="text-title font-bold">
          Access Denied: This trainer view is not available or has been disabled.
        </h1>
        <p className="text-body text-soft">
          Please check the URL or contact the athlete for access.
        </p>
      </div>
    </div>
  );
}
