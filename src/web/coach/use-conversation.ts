import { useCallback, useSyncExternalStore } from 'react';
import { messageOf } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import {
  broughtBack,
  changeConversation,
  listenToConversation,
  readConversation,
  said,
} from './chat-store.ts';
import { useAsk } from './coach.api.ts';
import type { Conversation } from './open-conversations.ts';

/** The conversation of this athlete, and what can be done with it. */
export function useConversation(userId: number) {
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useAsk();
  const listen = useCallback(
    (changed: () => void) => listenToConversation(userId, changed),
    [userId],
  );
  const conversation = useSyncExternalStore(listen, () => readConversation(userId));
  const change = (to: (before: Conversation) => Partial<Conversation>) =>
    changeConversation(userId, to);

  /** What was typed is kept until it is answered, and stays when it is not. */
  const ask = async (message: string) => {
    const question = message.trim();
    if (question === '' || isPending) return;
    try {
      const { response, suggestions, understood } = await mutateAsync({
        message: question,
        before: conversation.messages,
      });
      change(({ messages, draft }) => ({
        messages: [...messages, said('user', question), said('assistant', response, understood)],
        suggestions,
        // Typed on meanwhile, it is the next question already.
        draft: draft.trim() === question ? '' : draft,
      }));
    } catch (refusal) {
      const text = messageOf(refusal, 'Failed to send message');
      toast({ title: 'Chat Error', text, tone: 'bad' });
    }
  };

  const type = (draft: string) => change(() => ({ draft }));

  const clear = () => {
    const cleared = conversation;
    change(() => ({ messages: [], suggestions: [] }));
    toast({
      title: 'Conversation cleared',
      action: { label: 'Undo', onAction: () => change((since) => broughtBack(cleared, since)) },
    });
  };

  return { conversation, ask, type, clear, asked: isPending ? variables.message : null };
}
