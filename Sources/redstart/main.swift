print("redstart")
