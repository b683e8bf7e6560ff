import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadSignedInApp } from './app.tsx';
import { sessionQuery } from './auth/auth.api.ts';
import { forgetOldConversations } from './coach/old-conversations.ts';
import { zoneHere } from './days/use-athletes-day.ts';
import { prefetchPage } from './pages.ts';
import { ToastProvider } from './ui/toaster.tsx';

const queryClient = new QueryClient({
  defaultOptions: {
    // A server in the same house can be reached without the internet: the browser's word that it is
    // offline must not hold a call back.
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const root = createRoot(rootElement());

// The server says in the page whether its visitor seems signed in.
const isSignedOut = document.documentElement.dataset.signedIn === 'no';
// Signed out in another tab, or the session is over: this tab keeps nothing either.
if (isSignedOut) forgetOldConversations();

// A trainer's page asks nobody who they are.
if (isSignedOut || location.pathname.startsWith('/trainer/')) draw();
else void Promise.race([firstView(), patience()]).then(draw);

/** Who it is, and the code of their screen; whether these came is told where they are shown. */
async function firstView(): Promise<void> {
  const user = queryClient.prefetchQuery(sessionQuery);
  const code = [loadSignedInApp(), prefetchPage(location.pathname)];
  // The browser takes 20 ms to open what it knows of languages and zones: now, while it waits.
  setTimeout(zoneHere);
  await Promise.allSettled([user, ...code]);
}

/** How long nothing is better than words that the next moment would replace. */
async function patience(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
}

function draw(): void {
  // As a transition it is done in slices, so that a finger is answered meanwhile.
  startTransition(() => {
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <App />
          </ToastProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}
