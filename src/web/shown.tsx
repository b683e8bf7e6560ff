import { useState } from 'react';
import type { LateView } from './late-view.ts';

type ShownProps<Props> = { part: LateView<Props>; props: Props };

/** Shows a part without a blink where its code is there, and else suspends. */
export function Shown<Props extends object>({ part, props }: ShownProps<Props>) {
  const [View] = useState(() => part.view());
  return <View {...props} />;
}
