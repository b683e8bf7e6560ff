/** What runners ask about a thing beside how much of it there was; each by one of its words. */
export const ASPECTS = {
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

type Aspect = keyof typeof ASPECTS;

/** Each name of a thing with each of the aspects, as the ways in which a topic is asked for. */
export function askedOf(names: readonly string[], ...aspects: Aspect[]): string[] {
  return aspects.flatMap((aspect) => names.map((name) => `${name} ${ASPECTS[aspect]}`));
}
