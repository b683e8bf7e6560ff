import { buttonLook } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';
import { badLinesFileAddress } from './csv.api.ts';

export function BadLinesLink({ importId }: { importId: number }) {
  return (
    <a href={badLinesFileAddress(importId)} download className={buttonLook('quiet')}>
      <Icon name="download" size={16} />
      Download bad lines
    </a>
  );
}
