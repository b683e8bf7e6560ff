import { once } from '../loading/once.ts';

/**
 * The code that shows what waits to be sent. Fetched with a form: it is wanted when nothing can be
 * fetched any more.
 */
export const loadUnsentCard = once(() => import('./unsent-card.tsx'));
