import { newKey } from '../kept-entries/new-key.ts';
import { useDraft } from '../kept-entries/use-draft.ts';

/** A question that was sent. Its key makes sending it twice harmless. */
export type Asked = { question: string; key: string };

type ChatDraft = {
  /** What is being typed. */
  text: string;
  /** The question sent last, as long as no answer has come. */
  tried: Asked | null;
};

const NOTHING: ChatDraft = { text: '', tried: null };

/** What is typed outlives a reload and a phone that lets the tab go, until it is answered. */
export function useChatDraft(userId: number) {
  const of = { userId, name: 'chat' };
  const { draft, now, put } = useDraft({ of, blank: NOTHING, revive: reviveChatDraft });
  const change = (part: Partial<ChatDraft>) => put({ ...now(), ...part });

  return {
    ...draft,
    type: (text: string) => change({ text }),
    /** Sent again, a question keeps its key. */
    send: (question: string, key?: string): Asked => {
      const { tried } = now();
      const known = tried?.question === question ? tried.key : newKey();
      const asked = { question, key: key ?? known };
      change({ tried: asked });
      return asked;
    },
    /** The server has the question. Typed on meanwhile, the text is the next one already. */
    arrived: ({ question }: Asked) => {
      if (now().text.trim() === question) change({ text: '' });
    },
    answered: () => change({ tried: null }),
  };
}

function reviveChatDraft(kept: unknown): ChatDraft | null {
  if (!isRecord(kept) || typeof kept.text !== 'string') return null;
  return { text: kept.text, tried: isAsked(kept.tried) ? kept.tried : null };
}

function isAsked(kept: unknown): kept is Asked {
  return isRecord(kept) && typeof kept.question === 'string' && typeof kept.key === 'string';
}

function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}
