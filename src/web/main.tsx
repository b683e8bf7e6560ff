import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, isForAthletes, loadFirstView } from './app.tsx';
import { sessionQuery } from './auth/auth.api.ts';
import { forgetConversations } from './coach/chat-store.ts';
import { ToastProvider } from './ui/toaster.tsx';
import { zoneHere } from './zone-here.ts';

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

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

// Signed out in another tab, or the session is over: this tab keeps nothing either.
const isSignedOut = document.documentElement.dataset.signedIn === 'no';
if (isSignedOut) forgetConversations();

const PATIENCE_MS = 400;

// With the first view and its visitor at hand nothing is shown that the next moment would replace.
const knownVisitor = isForAthletes() && queryClient.prefetchQuery(sessionQuery);
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
const firstView = Promise.all([loadFirstView(), Promise.race([knownVisitor, patience])]);

// The browser takes 20 ms to open what it knows of languages and zones: now, while it waits.
if (!isSignedOut) zoneHere();

firstView.then(() => {
  // As a transition the work is done in slices, so that a finger is answered meanwhile.
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
});
