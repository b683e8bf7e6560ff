/** A file to be sent, with the folders it lay in: 'watch/2024/run.fit'. */
export type ChosenFile = { path: string; file: File };

/** What the systems of computers leave in every folder. */
const LEFT_BY_SYSTEMS = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** The files that a chooser of files or of a folder answers. */
export function filesOfChooser(files: readonly File[]): ChosenFile[] {
  return files
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(isWanted);
}

/** Whatever was dropped, folders to their last file; `tooMany` ends the search through endless ones. */
export async function filesOfDrop(data: DataTransfer, tooMany: number): Promise<ChosenFile[]> {
  // To be asked for before anything is awaited: afterwards the drop is empty.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  const files = [...data.files];
  const found: ChosenFile[] = [];
  for (const [index, entry] of entries.entries()) {
    const file = files[index];
    if (entry) await walk(entry, { found, tooMany });
    else if (file) found.push({ path: file.name, file });
  }
  return found.filter(isWanted);
}

type Walk = { found: ChosenFile[]; tooMany: number };

async function walk(entry: FileSystemEntry, { found, tooMany }: Walk): Promise<void> {
  if (found.length > tooMany) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  for (;;) {
    // A hundred at a time, and none when all were told.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return;
    for (const each of some) await walk(each, { found, tooMany });
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isWanted({ file }: ChosenFile): boolean {
  return !LEFT_BY_SYSTEMS.has(file.name);
}
