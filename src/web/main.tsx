import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadFirstView } from './app.tsx';
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

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// With the first view at hand nothing is shown that the next moment would replace.
void loadFirstView().then(() => {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <App />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
});
