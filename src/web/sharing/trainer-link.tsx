import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icons.tsx';
import { useToast } from '../ui/toaster.tsx';
import { copyText } from './copy-text.ts';
import { NewLink } from './new-link.tsx';

/** The whole link to be seen, handed on, tried out and replaced. */
export function TrainerLink({ link }: { link: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const toast = useToast();

  const copy = async () => {
    if (await copyText(link)) {
      toast({
        title: 'URL Copied',
        text: 'Trainer view URL has been copied to clipboard',
        tone: 'good',
      });
      return;
    }
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    toast({
      title: 'Error',
      text: 'Your browser does not let the link be copied. It is marked now: copy it yourself.',
      tone: 'bad',
    });
  };

  return (
    <div className="grid gap-4">
      <div>
        <p className="text-small font-semibold">Your trainer’s link</p>
        <p
          ref={shown}
          className="mt-1 rounded-box border border-edge bg-sunk px-3 py-2 text-small wrap-anywhere select-all"
        >
          {link}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="copy" onClick={() => void copy()}>
          Copy URL
        </Button>
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet')}>
          <Icon name="external" size={16} />
          Preview
          <span className="sr-only">, opens in a new tab</span>
        </a>
        <NewLink />
      </div>
    </div>
  );
}
