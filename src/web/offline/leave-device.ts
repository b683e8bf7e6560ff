import type { QueryClient } from '@tanstack/react-query';
import { forgetAnswers } from './last-answers.ts';
import { forgetUnsent, unsentOf } from './outbox.ts';
import { sendUnsent } from './send-unsent.ts';
import { forgetShared } from './shared-files.ts';

/** How much of an athlete's would be lost by signing out, once all that can be sent was. */
export async function unsentAtLeaving(queryClient: QueryClient, userId: number): Promise<number> {
  await sendUnsent(queryClient);
  return (await unsentOf(userId)).length;
}

/** Nothing of an account stays readable on this device. */
export async function leaveDevice(userId: number): Promise<void> {
  await forgetUnsent(userId);
  await forgetShared(userId);
  await forgetShared('nobody');
  await forgetAnswers();
}
