import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppFrame } from '../frame/app-frame.tsx';
import { navItems } from '../frame/nav-items.ts';
import { ToastProvider, useToast } from '../ui/toaster.tsx';
import KitPage from './kit.page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('kit.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <FramedKit />
    </ToastProvider>
  </StrictMode>,
);

/** The kit inside the frame without an account, so that both can be looked at on their own. */
function FramedKit() {
  const toast = useToast();
  return (
    <AppFrame
      items={navItems({ isAdmin: true })}
      user={{ name: 'Dana Data', email: 'dana@example.com' }}
      status={null}
      onSignOut={() => toast({ title: 'Signed out', text: 'Only in the kit.' })}
    >
      <KitPage />
    </AppFrame>
  );
}
