import { QueryClient, QueryClientProvider, type QueryPersister } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { askForReader, USUAL_MEASURES } from '../domain/measures.ts';
import { App, loadSignedInApp } from './app.tsx';
import { sessionQuery } from './auth/auth.api.ts';
import { forgetOldConversations } from './coach/old-conversations.ts';
import { zoneHere } from './days/use-athletes-day.ts';
import { hasUnsent } from './kept-entries/draft-store.ts';
import { once } from './loading/once.ts';
import { pages, prefetchPage } from './pages.ts';
import { athleteOr } from './queries/reader.ts';
import { ToastProvider } from './ui/toaster.tsx';

const lastAnswers = once(() => import('./offline/last-answers.ts'));

const queryClient = new QueryClient({
  defaultOptions: {
    // A server in the same house can be reached without the internet: the browser's word that it is
    // offline must not hold a call back.
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      retry: false,
      networkMode: 'always',
      persister: answerOf,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

askForReader(athleteOr(queryClient, USUAL_MEASURES));

const root = createRoot(rootElement());

let tellDrawn = () => {};
const isDrawn = new Promise<void>((resolve) => {
  tellDrawn = resolve;
});
/** Until the first drawing begins, nothing has to wait for it. */
let drawing: Promise<void> | null = null;
const A_MOMENT_MS = 100;

// The server says in the page whether its visitor seems signed in.
const isSignedOut = document.documentElement.dataset.signedIn === 'no';
// Signed out in another tab, or the session is over: this tab keeps nothing either.
if (isSignedOut) forgetOldConversations();

// A trainer's page asks nobody who they are.
const isTrainers = location.pathname.startsWith('/trainer/');
if (isSignedOut || isTrainers) draw();
else void Promise.race([firstView(), patience()]).then(draw);

/** Who it is, the code of their screen and its figures; whether these came is told where they are shown. */
async function firstView(): Promise<void> {
  const user = Promise.race([queryClient.prefetchQuery(sessionQuery), isKnown()]);
  const code = [loadSignedInApp(), prefetchPage(location.pathname)];
  // The browser takes 20 ms to open what it knows of languages and zones: now, while it waits.
  setTimeout(zoneHere);
  await Promise.allSettled([user, ...code]);
  await askAhead();
}

/** Where the app is kept on the device, so is what it was answered last. */
async function answerOf(...[ask, context, query]: Parameters<QueryPersister>): Promise<unknown> {
  const kept = navigator.serviceWorker?.controller && (await lastAnswers().catch(() => null));
  return kept ? kept.answerOf(ask, context, query) : ask(context);
}

/** Who it was at the last visit is known before the server has said it again. */
function isKnown(): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.getQueryData(sessionQuery.queryKey) === undefined) return;
      stop();
      resolve();
    });
  });
}

/**
 * The dashboard's figures are on their way since its page came, and drawn with it where they are there in
 * a moment.
 */
async function askAhead(): Promise<void> {
  const user = queryClient.getQueryData(sessionQuery.queryKey);
  if (!user?.isActive || location.pathname !== '/') return;
  // Whether the code came is told where it is shown.
  const dashboard = await pages['/']().catch(() => null);
  if (!dashboard) return;
  const figures = dashboard.askAhead({ queryClient, user, mayShow: () => drawing });
  await Promise.race([figures, new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS))]);
}

// A trainer's page is kept nowhere; in development every change would have to get past the worker.
// Browsers have none on an address without https, other than this very machine.
const { serviceWorker } = navigator;
if (import.meta.env.PROD && !isTrainers && (serviceWorker || hasUnsent()))
  void isDrawn.then(worksOffline);

/** The first visit needs none of what works without a network: that begins last. */
async function worksOffline(): Promise<void> {
  if (!serviceWorker?.controller) await new Promise((resolve) => setTimeout(resolve, 1_500));
  const offline = await import('./offline/start-offline.ts').catch(() => null);
  // A browser that keeps nothing for a site still shows it.
  await offline?.startOffline(queryClient).catch(() => {});
}

/** How long nothing is better than words that the next moment would replace. */
async function patience(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
}

function draw(): void {
  drawing = isDrawn;
  // As a transition it is done in slices, so that a finger is answered meanwhile.
  startTransition(() => {
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <App />
            <TellDrawn />
          </ToastProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}

function TellDrawn() {
  useEffect(tellDrawn, []);
  return null;
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}
