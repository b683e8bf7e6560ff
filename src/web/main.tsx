import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadSignedInApp } from './app.tsx';
import { forgetConversations } from './coach/chat-store.ts';
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

// The server says in the page whether its visitor seems signed in.
if (document.documentElement.dataset.signedIn === 'no') {
  // Signed out in another tab, or the session is over: this tab keeps nothing either.
  forgetConversations();
} else {
  // Their code comes while the server is asked who they are; whether it came is told where it is shown.
  loadSignedInApp().catch(() => {});
  prefetchPage(location.pathname);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <App />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
