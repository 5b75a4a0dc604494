#!/usr/bin/env python3
import sys; sys.argv=["go","noop"]+sys.argv[1:]
src=open('/tmp/jd/go').read().split("a = sys.argv[1:]")[0]
exec(src)
r=subprocess.run([TEJUN,"vault","set",sys.argv[2],"--site",sys.argv[4],"--place","library","--stdin"],input=sys.argv[3],text=True,env=env(9),capture_output=True); print(r.stdout,r.stderr)
