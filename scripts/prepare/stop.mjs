/** A reason to stop that is the reader's to mend: printed as it stands, without a stack. */
export class Stop extends Error {}

export function cannotWrite(error, folder) {
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error?.code)) return undefined;
  return error.code === 'ENOSPC'
    ? new Stop(`The disk that holds ${folder} is full: make room, then run the same command again.`)
    : new Stop(
        `This user cannot write to ${error.path ?? folder}: change the owner of ${folder} (chown -R) or start as the user it belongs to.`,
      );
}
