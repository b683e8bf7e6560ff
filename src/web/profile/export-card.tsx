import { exportAccount } from '../../contract/account.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icons.tsx';

export function ExportCard() {
  return (
    <Card
      title="Take your data along"
      lead="One zip with everything you have here: JSON, CSV for a spreadsheet, what was recorded, and the files you imported."
    >
      <ExportLink />
    </Card>
  );
}

export function ExportLink() {
  return (
    <a href={exportAccount.path} download className={buttonLook('quiet')}>
      <Icon name="download" size={16} />
      Download everything
    </a>
  );
}
