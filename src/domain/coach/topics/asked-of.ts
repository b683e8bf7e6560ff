/** The words by which runners ask about a thing, and not how much of it there was. */
export const ASKING_WORDS = {
  worth:
    'need|worth|worthwhile|help|point|benefit|benefits|purpose|useful|important|matter|bad|harm|faster|improve|good|pointless|overrated|necessary',
  when: 'when',
  day: 'which|what|best day|weekday',
  often: 'often|many|times',
  hardToDo: 'hard|struggle|hate|tough|difficult|better|hopeless|badly|awful',
  normal: 'normal|ok|okay|healthy|typical|good|bad|usual|age|compare',
  up: 'improve|raise|increase|higher|boost|better|faster|lift',
  down: 'lower|reduce|decrease|drop|bring|less|down',
  matters: 'matter|important|worry|care|attention|affect|influence|change',
  exact: 'accurate|accuracy|trust|reliable|correct|exact|measure|calculate|believe|wrong',
} as const;

type Asked = keyof typeof ASKING_WORDS;

/** Each name of a thing with each way to ask about it, as the ways in which a topic is asked for. */
export function askedOf(names: readonly string[], ...asked: Asked[]): string[] {
  return asked.flatMap((each) => names.map((name) => `${name} ${ASKING_WORDS[each]}`));
}
