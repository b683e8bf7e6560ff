import { useState } from 'react';
import { areShortcutsOn, turnShortcuts } from '../navigation/shortcut-setting.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';

export function ShortcutsCard() {
  const [on, setOn] = useState(areShortcutsOn);
  const turn = (next: boolean) => {
    turnShortcuts(next);
    setOn(next);
  };
  return (
    <Card title="Keyboard shortcuts" lead="The key ? lists them, on every screen.">
      <Switch label="Single keys" hint="In this browser" checked={on} onChange={turn} />
    </Card>
  );
}
