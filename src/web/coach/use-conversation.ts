import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  clearConversation,
  type Exchange,
  restoreConversation,
} from '../../contract/conversation.ts';
import { call, messageOf } from '../api.ts';
import { useToast } from '../ui/toaster.tsx';
import { askInConversation } from './ask-coach.ts';
import { conversationQuery, isBeingAnswered } from './coach.api.ts';
import { type Asked, useChatDraft } from './use-chat-draft.ts';

/** The conversation of this athlete, and what can be done with it. */
export function useConversation(userId: number) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = conversationQuery(userId);
  const query = useInfiniteQuery(conversationQuery(userId));
  const exchanges = query.data?.pages.toReversed().flatMap((page) => page.exchanges);
  const draft = useChatDraft(userId);
  /** What a model has written so far of the answer that is awaited. */
  const [written, setWritten] = useState('');

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async ({ question, key }: Asked) => {
      setWritten('');
      await askInConversation({ question, key }, setWritten);
      // A first answer that is still on its way was asked for before, and would be taken for this one.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey }, { throwOnError: true });
    },
  });
  const asked = isPending ? variables : null;

  /** `key` is that of a question that was asked before, and has no answer. */
  const ask = async (message: string, key?: string) => {
    const question = message.trim();
    if (question === '' || isPending) return;
    const sent = draft.send(question, key);
    try {
      await mutateAsync(sent);
      draft.arrived(sent);
      draft.answered();
    } catch (refusal) {
      const text = messageOf(refusal, 'Failed to send message');
      toast({ title: 'Chat Error', text, tone: 'bad' });
      // It may have arrived all the same: then it stands in the conversation, to be asked again.
      await queryClient.invalidateQueries({ queryKey });
      const pages = queryClient.getQueryData(queryKey)?.pages ?? [];
      if (pages.some((page) => page.exchanges.some((each) => each.key === sent.key))) {
        draft.arrived(sent);
      }
    }
  };

  const clear = async () => {
    const upTo = exchanges?.at(-1)?.id;
    if (upTo === undefined) return;
    try {
      await call(clearConversation, { body: { upTo } });
      await queryClient.invalidateQueries({ queryKey }, { throwOnError: true });
      toast({
        title: 'Conversation cleared',
        action: { label: 'Undo', onAction: () => void restore(upTo) },
      });
    } catch (refusal) {
      toast({ title: 'Error', text: messageOf(refusal, NOT_CLEARED), tone: 'bad' });
    }
  };

  const restore = async (upTo: number) => {
    try {
      await call(restoreConversation, { body: { upTo } });
      await queryClient.invalidateQueries({ queryKey }, { throwOnError: true });
    } catch (refusal) {
      toast({
        title: 'Error',
        text: messageOf(refusal, NOT_RESTORED),
        tone: 'bad',
        action: { label: 'Try again', onAction: () => void restore(upTo) },
      });
    }
  };

  /** What is told in place of an answer that is not there. */
  const waitFor = (exchange: Exchange): 'answer' | 'nothing' => {
    if (exchange.key === asked?.key) return 'answer';
    const isLost = exchange.key === draft.tried?.key;
    return !isLost && isBeingAnswered(exchange, query.dataUpdatedAt) ? 'answer' : 'nothing';
  };

  return {
    query,
    exchanges,
    draft: draft.text,
    type: draft.type,
    ask,
    asked,
    written: asked === null ? '' : written,
    waitFor,
    clear,
  };
}

const NOT_CLEARED = 'The conversation could not be cleared. Try again in a moment.';
const NOT_RESTORED = 'The conversation could not be brought back. Try again in a moment.';
